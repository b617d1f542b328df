/** Maximum length of each text in characters, by field name. */
export const lengths = {
  first_name: 100,
  last_name: 100,
  email: 320,
  phone: 40,
  countryCode: 10,
  practice_name: 200,
  city: 100,
  state: 100,
  country: 100,
  address: 500,
  description: 5000,
  reason: 2000,
  portal_name: 100,
  portal_user: 200,
  passkey_name: 100,
  password: 1024,
  confirm_password: 1024,
  oldPassword: 1024,
  newPassword: 1024,
  confirmPassword: 1024,
} as const

/** Returns the maximum length of a field in characters; undefined if there is no limit. */
export const lengthOf = (field: string): number | undefined => (lengths as Readonly<Record<string, number | undefined>>)[field]

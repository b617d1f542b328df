/** Number of each action per 100 actions of an admin. */
export const mix = {
  'list page': 34,
  search: 14,
  details: 24,
  overview: 3,
  picture: 10,
  'status change': 5,
  'profile save': 5,
  'sign-in': 2,
  'sign-out': 2,
  'picture upload': 1,
} as const

export type Kind = keyof typeof mix

export const kinds = Object.keys(mix) as Kind[]

/** 10 requests a second for an hour. */
export const requestsOfAnHour = 36_000
export const connections = 32
export const doctors = 2000

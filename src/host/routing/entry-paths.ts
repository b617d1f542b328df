/** Start page, also after sign-in. */
export const home = '/subscription/active'

export const signInPath = '/login'

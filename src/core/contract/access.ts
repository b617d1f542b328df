/** Response header with the access of an embed session, `read` or `write`. Without it, the session may change data. */
export const accessHeader = 'session-access'

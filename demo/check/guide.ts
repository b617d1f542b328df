/** Sections of the guide `demo/docs/own-backend.html`, by topic. */
export const guide = {
  calls: 'contract',
  answers: 'responses',
  requests: 'requests',
  paging: 'paging',
  role: 'responses',
  changes: 'changes',
  optional: 'optional',
  cors: 'check-origins',
  security: 'check-security',
  writes: 'check-writes',
} as const

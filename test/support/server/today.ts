export const today = new Date('2026-06-15T09:00:00Z')

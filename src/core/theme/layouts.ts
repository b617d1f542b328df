/** Layouts of the panel, in the order of the customizer. */
export const layouts = [
  'Dubai',
  'London',
  'Seoul',
  'Los Angeles',
  'Paris',
  'Tokyo',
  'Madrid',
  'Moscow',
  'New York',
  'Singapore',
  'Rome',
  'Barcelona',
  'Sydney',
] as const
export type Layout = (typeof layouts)[number]

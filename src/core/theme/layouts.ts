/** The frames of the panel, in the customizer's order. */
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

import type { visits } from '../database/schema.ts'
import type { Random } from './random.ts'
import { drawingKey, stages, type Motif } from './visit-drawings.ts'

type Visit = typeof visits.$inferInsert

const day = 24 * 3_600_000

export const visitTypes = [
  'Consultation',
  'Follow-up',
  'Check-up',
  'Treatment',
  'Emergency',
  'Before and after',
  'Online consultation',
] as const

const motifsOfField: Record<string, readonly [Motif, ...Motif[]]> = {
  dentistry: ['smile', 'teeth'],
  orthodontics: ['teeth', 'smile', 'face'],
  dermatology: ['skin'],
  'laser treatment': ['skin', 'face'],
  ophthalmology: ['eye'],
  'aesthetic medicine': ['face', 'skin'],
  'plastic surgery': ['face'],
  'hair restoration': ['face'],
}

/** Returns the motifs for a practice's field. */
export const motifsOf = (field: string) => motifsOfField[field] ?? (['trace', 'skin'] as const)

/** Returns the pictures of a visit. Later visits show later stages of treatment. */
const picturesOf = (count: number, number: number, motifs: readonly [Motif, ...Motif[]], random: Random) =>
  Array.from({ length: count }, (_, index) => drawingKey(random.pick(motifs), stages[Math.min(3, number - 1 + (index % 2))] ?? 4))

/** Returns visits with the given numbers of pictures, spread between `since` and `today`. */
export const makeVisits = (
  patientId: number,
  pictureCounts: readonly number[],
  since: Date,
  today: Date,
  motifs: readonly [Motif, ...Motif[]],
  random: Random,
): Visit[] => {
  const span = (today.getTime() - since.getTime() - day) / pictureCounts.length
  return pictureCounts.map((count, index) => ({
    patientId,
    number: index + 1,
    visitType: index === 0 ? visitTypes[0] : random.pick(visitTypes),
    visitedAt: new Date(since.getTime() + index * span + random.integer(0, Math.max(1, Math.floor(span * 0.8)))),
    pictures: picturesOf(count, index + 1, motifs, random),
  }))
}

/** Returns picture counts for up to eight visits; most have a few pictures. One patient in nine has no visit. */
export const randomCounts = (random: Random) =>
  Array.from({ length: random.integer(0, 8) }, () => (random.chance(0.3) ? 0 : random.integer(1, 4)))

import { atom } from 'nanostores'
import { doctorSource } from '../../../core/doctors.ts'
import { formatPhone } from '../../../core/format.ts'
import { $hrefOf } from '../../../core/links.ts'
import { rowFinder } from '../../../core/lists/row-finder.ts'
import { patientSource } from '../../../core/patients.ts'
import { whileListened } from '../../../core/resources/while-listened.ts'
import { $sought } from '../open-state.ts'
import type { Entry } from './entry.ts'

export type Person = Omit<Entry, 'choose' | 'group'>

interface People {
  doctors: readonly Person[]
  patients: readonly Person[]
  /** Undefined if nobody is sought. */
  state?: 'searching' | 'found' | 'failed'
}

const nobody: People = { doctors: [], patients: [] }

/** Length of the shortest text that people are searched by. */
const shortest = 2
/** Maximum number of doctors and of patients. */
const most = 5
/** Milliseconds without input until the search runs. */
const pause = 250

/** Doctors and patients whose name, email or phone match the text of the search. */
export const $people = atom<People>(nobody)

whileListened($people, () => {
  let controller = new AbortController()
  let finders = createFinders()

  const stop = $sought.subscribe((text = '') => {
    controller.abort()
    const isShort = [...text.trim()].length < shortest
    $people.set(isShort ? nobody : { ...nobody, state: 'searching' })
    if (isShort) {
      finders = createFinders()
      return
    }
    const { signal } = (controller = new AbortController())
    const timer = setTimeout(() => {
      findPeople(finders, text, signal).then(
        (people) => signal.aborted || $people.set(people),
        (error: unknown) => {
          if (signal.aborted) return
          console.error(error)
          $people.set({ ...nobody, state: 'failed' })
        },
      )
    }, pause)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  return () => {
    controller.abort()
    stop()
  }
})

type Finders = ReturnType<typeof createFinders>

const createFinders = () => ({ doctors: rowFinder(doctorSource), patients: rowFinder(patientSource) })

async function findPeople(finders: Finders, text: string, signal: AbortSignal): Promise<People> {
  const [doctors, patients] = await Promise.all([finders.doctors(text, most, signal), finders.patients(text, most, signal)])
  const hrefOf = $hrefOf.get()
  return {
    doctors: doctors.map(({ id, name, email, phone, countryCode }) => ({
      title: name,
      icon: 'doctors',
      href: hrefOf('doctor', id),
      contacts: [email, ...(phone ? [formatPhone({ phone, countryCode })] : [])],
    })),
    patients: patients.map(({ id, name, email }) => ({ title: name, icon: 'patients', href: hrefOf('patient', id), contacts: [email] })),
    state: 'found',
  }
}

/** Compiled only: the types of `configure()` for other backends. */
import { configure } from '../../../src/elements/index.ts'

configure({
  mapAnswer: {
    listSubscriptions: (answer: { data: { id: number; amount_cents: number }[] }) => ({
      ...answer,
      data: answer.data.map((row) => ({ ...row, amount: row.amount_cents / 100 })),
    }),
    // @ts-expect-error A list has rows, not a text.
    listDoctors: () => ({ data: 'rows' }),
  },
  mapRequest: { changeDoctorPlan: ({ body }) => ({ body: { plan: body.subscriptionPlan } }) },
  listParameters: { page_size: 'per_page', sort: false },
})

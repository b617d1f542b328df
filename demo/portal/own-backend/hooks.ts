import type { Configuration } from 'practice-elements'

interface Invoice {
  amount_cents: number
  [field: string]: unknown
}

const confirmed = (password: string) => ({ password, password_confirmation: password })

/** Everything in which the backend of Kestrel Clinics differs from the forms that the elements read. */
const hooks: Partial<Configuration> = {
  headers: { 'X-Tenant': 'kestrel' },
  listParameters: { page_size: 'per_page', q: 'search' },
  mapRequest: {
    createAdmin: ({ body }) => ({ body: { ...body, ...confirmed(body.password) } }),
    changePassword: ({ body }) => ({ body: { current_password: body.oldPassword, ...confirmed(body.newPassword) } }),
    changeDoctorPlan: ({ body }) => ({ body: { doctor: body.user_id, plan: body.subscriptionPlan } }),
  },
  mapAnswer: {
    listSubscriptions: (answer: { data: Invoice[] }) => ({
      ...answer,
      data: answer.data.map((row) => ({ ...row, amount: row.amount_cents / 100 })),
    }),
  },
}

export default hooks

import { within } from '../../screen.ts'
import { mount } from '../../mount.ts'

export interface SignIn {
  element: HTMLElement
  email: HTMLInputElement
  password: HTMLInputElement
  submit: HTMLElement
}

export const loginPath = '/admin/login'

export async function mountSignIn(): Promise<SignIn> {
  const element = await mount('<admin-sign-in></admin-sign-in>')
  const shown = within(element)
  return {
    element,
    email: shown.getByShadowRole('textbox', { name: /^Email/ }),
    password: shown.getByShadowLabelText(/^Password/),
    submit: shown.getByShadowRole('button', { name: 'Sign in' }),
  }
}

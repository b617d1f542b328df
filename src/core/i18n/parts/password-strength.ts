import { i18n } from '../i18n.ts'

export const $passwordStrengthMessages = i18n('passwordStrength', {
  weak: 'Weak: easy to guess.',
  fair: 'Fair: a longer one is better.',
  strong: 'Strong.',
})

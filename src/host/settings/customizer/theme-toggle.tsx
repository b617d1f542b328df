import { useStore } from '@nanostores/react'
import { $mix } from '../../../core/theme/settings.ts'
import { Icon } from '../../parts/icon.tsx'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'

export function ThemeToggle() {
  const { darkTheme } = useStore($customizerMessages)
  const dark = useStore($mix) === 'dark-only'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={darkTheme}
      aria-pressed={dark}
      data-pe-tip=""
      onClick={() => $mix.set(dark ? 'light-only' : 'dark-only')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  )
}

import { useStore } from '@nanostores/react'
import { $iconType } from '../../core/theme/settings.ts'
import { Icon } from '../icon.tsx'

/** An icon of the menu, drawn or filled as the admin likes them. */
export function MenuIcon({ name }: { name: string }) {
  return <Icon name={name} kind={useStore($iconType) === 'fill-svg' ? 'fill' : 'stroke'} />
}

import { useStore } from '@nanostores/react'
import { $iconType } from '../../../core/theme/settings.ts'
import { Icon } from '../../parts/icon.tsx'

/** Renders a menu icon, as a stroke or filled, by the `iconType` setting. */
export function MenuIcon({ name }: { name: string }) {
  return <Icon name={name} kind={useStore($iconType) === 'fill-svg' ? 'fill' : 'stroke'} />
}

import { useStore } from '@nanostores/react'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './loading.css?inline'

setStyles('loading', css)

export function Loading() {
  const { loading } = useStore($loadErrorMessages)
  return (
    <p className="pe-loading" role="status">
      {loading}
    </p>
  )
}

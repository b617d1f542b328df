import { DocumentSearchRegular } from '@fluentui/react-icons'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './empty-state.css?inline'

setStyles('empty-state', css)

export function EmptyState({ text }: { text: string }) {
  return (
    <div className="pe-empty" part="empty">
      <DocumentSearchRegular aria-hidden="true" fontSize={48} />
      <p>{text}</p>
    </div>
  )
}

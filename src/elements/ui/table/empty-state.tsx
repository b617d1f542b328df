import { DocumentSearchRegular } from '@fluentui/react-icons'

export function EmptyState({ text }: { text: string }) {
  return (
    <div className="pe-empty" part="empty">
      <DocumentSearchRegular aria-hidden="true" fontSize={48} />
      <p>{text}</p>
    </div>
  )
}

import { DocumentSearchRegular } from '@fluentui/react-icons/headless/svg/document-search'
import type { ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import css from './empty-state.css?inline'

setStyles('empty-state', css)

interface EmptyStateProps {
  text: string
  children?: ReactNode
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="pe-empty" part="empty">
      <DocumentSearchRegular aria-hidden="true" fontSize={48} />
      <p>{text}</p>
      {children}
    </div>
  )
}

export function Clear({ label, clear }: { label: string; clear: () => void }) {
  return (
    <Button look="outline" onClick={clear}>
      <span>{label}</span>
    </Button>
  )
}

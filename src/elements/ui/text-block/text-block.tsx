import { dash } from '../../../core/format.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './text-block.css?inline'

setStyles('text-block', css)

interface TextBlockProps {
  title: string
  text: string | null
}

/** A titled text of someone's own, in the lines it was written in; a dash where there is none. */
export function TextBlock({ title, text }: TextBlockProps) {
  return (
    <div className="pe-text-block">
      <h3>{title}</h3>
      <p dir="auto">{text || dash}</p>
    </div>
  )
}

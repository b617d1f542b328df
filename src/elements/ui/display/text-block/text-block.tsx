import { dash } from '../../../../core/format.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './text-block.css?inline'

setStyles('text-block', css)

interface TextBlockProps {
  title: string
  text: string | null
}

/** Titled text with its line breaks; a dash without text. */
export function TextBlock({ title, text }: TextBlockProps) {
  return (
    <div className="pe-text-block">
      <h3>{title}</h3>
      <p dir="auto">{text || dash}</p>
    </div>
  )
}

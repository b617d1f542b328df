import { dash } from '../../../../core/format.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './text-block.css?inline'
import { Heading } from '../heading.tsx'

setStyles('text-block', css)

interface TextBlockProps {
  title: string
  text: string | null
}

/** Titled text with its line breaks; a dash without text. */
export function TextBlock({ title, text }: TextBlockProps) {
  return (
    <div className="pe-text-block">
      <Heading below={1}>{title}</Heading>
      <p dir="auto">{text || dash}</p>
    </div>
  )
}

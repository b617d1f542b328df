import { dash } from '../../../../core/format.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './text-lines.css?inline'

setStyles('text-lines', css)

interface TextLinesProps {
  lines: readonly string[]
  /** True if the lines after the first one are quieter. */
  hasAside?: boolean
}

/** Lines of a cell, or a dash. Each is cut after three lines of text; its tooltip has all of it. */
export function TextLines({ lines, hasAside = false }: TextLinesProps) {
  if (lines.length === 0) return dash
  return (
    <span className={hasAside ? 'pe-text-lines pe-text-lines-aside' : 'pe-text-lines'}>
      {lines.map((line, index) => (
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </span>
  )
}

import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './text-lines.css?inline'

setStyles('text-lines', css)

interface TextLinesProps {
  lines: readonly string[]
  /** True if the lines after the first one are quieter. */
  hasAside?: boolean
}

/** Lines of a cell. Each is cut after three lines of text; its tooltip has all of it. */
export const TextLines = ({ lines, hasAside = false }: TextLinesProps) => (
  <span className={hasAside ? 'pe-text-lines pe-text-lines-aside' : 'pe-text-lines'}>
    {lines.map((line, index) => (
      <span key={index} dir="auto" title={line}>
        {line}
      </span>
    ))}
  </span>
)

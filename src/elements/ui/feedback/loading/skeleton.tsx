import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './skeleton.css?inline'

setStyles('skeleton', css)

export const Skeleton = ({ className = '' }: { className?: string }) => <span className={`pe-skeleton ${className}`} />

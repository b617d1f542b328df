import { hrefOf } from '../installation/paths.ts'

interface IconProps {
  name: string
  kind?: 'stroke' | 'fill'
}

/** Renders an icon of the sprite. Hidden from screen readers: put a text beside it, or label the element around it. */
export function Icon({ name, kind = 'stroke' }: IconProps) {
  return (
    <svg className={`icon icon-${name}`} width={20} height={20} aria-hidden="true">
      <use href={hrefOf(`/svg/sprite.svg#${kind}-${name}`)} />
    </svg>
  )
}

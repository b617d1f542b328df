import { hrefOf } from './paths.ts'

interface IconProps {
  name: string
  kind?: 'stroke' | 'fill'
}

/** An icon of the sprite. It says nothing of its own: a word stands beside it, or names what it is in. */
export function Icon({ name, kind = 'stroke' }: IconProps) {
  return (
    <svg className={`icon icon-${name}`} width={20} height={20} aria-hidden="true">
      <use href={hrefOf(`/svg/sprite.svg#${kind}-${name}`)} />
    </svg>
  )
}

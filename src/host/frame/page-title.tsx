import { useStore } from '@nanostores/react'
import { Icon } from '../icon.tsx'
import { $frameMessages } from '../messages/frame.ts'
import { hrefOf } from '../paths.ts'
import type { Heading } from '../routes.ts'
import './page-title.css'

/** The page's heading and where it belongs. */
export function PageTitle({ title, trail }: Heading) {
  const { home, breadcrumb } = useStore($frameMessages)
  return (
    <div className="page-title">
      <h1 tabIndex={-1}>{title}</h1>
      <nav aria-label={breadcrumb}>
        <ol className="breadcrumb">
          <li>
            <a href={hrefOf('/')} aria-label={home}>
              <Icon name="home" />
            </a>
          </li>
          {trail.map((label, index) => (
            <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              <Icon name="chevron-right" />
              {label}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

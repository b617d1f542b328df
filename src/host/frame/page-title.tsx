import { useStore } from '@nanostores/react'
import { $layout } from '../../core/theme/settings.ts'
import { Icon } from '../parts/icon.tsx'
import { $frameMessages } from '../i18n/messages/frame.ts'
import { hrefOf } from '../installation/paths.ts'
import { withLayout } from '../routing/layout-of-address.ts'
import type { Heading } from '../routing/routes.ts'
import { overviewPath } from '../routing/screens.ts'
import './page-title.css'

interface PageTitleProps extends Heading {
  /** True if only screen readers get the heading. */
  isHidden: boolean
}

export function PageTitle({ title, trail, isHidden }: PageTitleProps) {
  const { home, breadcrumb } = useStore($frameMessages)
  const layout = useStore($layout)
  return (
    <div className="page-title">
      <h1 tabIndex={-1} className={isHidden ? 'visually-hidden' : undefined} data-pe-tip="">
        <bdi>{title}</bdi>
      </h1>
      <nav aria-label={breadcrumb}>
        <ol className="breadcrumb">
          <li>
            <a href={hrefOf(withLayout(overviewPath, layout))} aria-label={home} data-pe-tip="">
              <Icon name="home" />
            </a>
          </li>
          {trail.map(({ label, path }, index) => (
            <li key={index} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              <Icon name="chevron-right" />
              <bdi>{path ? <a href={hrefOf(path)}>{label}</a> : label}</bdi>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

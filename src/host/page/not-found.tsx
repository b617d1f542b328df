import { useStore } from '@nanostores/react'
import { Icon } from '../parts/icon.tsx'
import { $pageMessages } from '../i18n/messages/pages.ts'
import './not-found.css'
import { hrefOf } from '../installation/paths.ts'
import { home } from '../routing/entry-paths.ts'

export function NotFound() {
  const { notFound, notFoundText, goHome } = useStore($pageMessages)
  return (
    <div className="card not-found">
      <Icon name="lost" />
      <p className="not-found-title">{notFound}</p>
      <p>{notFoundText}</p>
      <a className="button primary" href={hrefOf(home)}>
        {goHome}
      </a>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { Figure, Overview } from '../../core/contract/overview.ts'
import { formatCount } from '../../core/format-counts.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import type { LinkTarget } from '../../core/links.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { Figures } from '../ui/charts/dashboard.tsx'
import { FigureCard } from '../ui/charts/figure-card.tsx'
import { RevenueFigure } from './revenue-figure.tsx'
import { useChange } from './change.ts'

export function KeyFigures({ overview: { practices, patients, activeSubscriptions, revenue } }: { overview: Overview }) {
  const messages = useStore($overviewMessages)
  return (
    <Figures>
      <CountFigure label={messages.practices} to="doctors" figure={practices} />
      <CountFigure label={messages.patients} to="patients" figure={patients} />
      <CountFigure label={messages.activeSubscriptions} to="subscriptions" figure={activeSubscriptions} />
      <RevenueFigure revenue={revenue} />
    </Figures>
  )
}

function CountFigure({ label, to, figure }: { label: string; to: LinkTarget; figure: Figure }) {
  const locale = useStore($locale)
  const change = useChange()
  return (
    <FigureCard
      label={label}
      to={to}
      value={formatCount(figure.now, locale)}
      change={change(figure, (more) => formatCount(more, locale))}
    />
  )
}

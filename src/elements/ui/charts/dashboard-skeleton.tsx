import { useStore } from '@nanostores/react'
import { $loadErrorMessages } from '../../../core/i18n/parts/load-errors.ts'
import { Skeleton } from '../feedback/loading/skeleton.tsx'
import { Dashboard, Figures, Pair } from './dashboard.tsx'

const four = ['first', 'second', 'third', 'fourth']

/** Placeholder cards of a dashboard. They appear after 150 ms, so that fast responses do not flash them. */
export function DashboardSkeleton() {
  const { loading } = useStore($loadErrorMessages)
  return (
    <div className="pe-dashboard-skeleton" role="status">
      <span className="pe-visually-hidden">{loading}</span>
      <Dashboard>
        <Figures>
          {four.map((key) => (
            <div key={key} className="pe-card pe-figure">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          ))}
        </Figures>
        <Pair>
          {four.map((key) => (
            <div key={key} className="pe-card">
              <Skeleton />
              <Skeleton className="pe-skeleton-block" />
            </div>
          ))}
        </Pair>
      </Dashboard>
    </div>
  )
}

import { useState } from 'react'
import { overviewResource } from '../../core/overview.ts'
import { Dashboard, Pair } from '../ui/charts/dashboard.tsx'
import { DashboardSkeleton } from '../ui/charts/dashboard-skeleton.tsx'
import { Loaded } from '../ui/feedback/loading/loaded.tsx'
import { ExpiringCard } from './expiring-card.tsx'
import { JoinedChart } from './joined-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { NewestCard } from './newest-card.tsx'
import { SubscriptionsChart } from './subscriptions-chart.tsx'

export function AdminOverview() {
  const [$overview] = useState(overviewResource)
  return (
    <Loaded $resource={$overview} skeleton={<DashboardSkeleton />}>
      {(overview) => (
        <Dashboard>
          <KeyFigures overview={overview} />
          <Pair>
            <JoinedChart months={overview.joined} />
            <SubscriptionsChart counts={overview.subscriptions} />
            <ExpiringCard expiring={overview.expiring} />
            <NewestCard doctors={overview.newest} />
          </Pair>
        </Dashboard>
      )}
    </Loaded>
  )
}

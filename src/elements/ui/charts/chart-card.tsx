import { DataBarVertical20Regular } from '@fluentui/react-icons/headless/svg/data-bar-vertical'
import { Table20Regular } from '@fluentui/react-icons/headless/svg/table'
import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $overviewMessages } from '../../../core/i18n/screens/overview.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Button } from '../controls/button.tsx'
import { Card } from '../display/card/card.tsx'
import css from './chart.css?inline'

setStyles('chart', css)

interface ChartCardProps {
  title: string
  chart: ReactNode
  table: ReactNode
}

export function ChartCard({ title, chart, table }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  const messages = useStore($overviewMessages)
  const Icon = asTable ? DataBarVertical20Regular : Table20Regular
  return (
    <Card
      title={title}
      actions={
        <Button
          icon={<Icon />}
          aria-label={asTable ? messages.chartOf({ title }) : messages.tableOf({ title })}
          onClick={() => setAsTable(!asTable)}
        >
          <span>{asTable ? messages.chart : messages.table}</span>
        </Button>
      }
    >
      <div className="pe-chart-home">
        {/* Focusable, so that the keyboard can scroll it. */}
        {asTable ? (
          <div className="pe-chart pe-chart-table" role="group" aria-label={title} tabIndex={0}>
            {table}
          </div>
        ) : (
          <div className="pe-chart">{chart}</div>
        )}
      </div>
    </Card>
  )
}

import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { List } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { useHost } from '../../../runtime/host.ts'
import { Button } from '../../controls/button.tsx'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import type { Column } from '../cells/column.ts'

const ExportBar = lazyPart(
  () => import('./export-bar.tsx'),
  ({ ExportBar }) => ExportBar,
)

interface ExportButtonProps<Item, Query extends PageQuery> {
  list: List<Item, Query>
  columns: Column<Item>[]
  /** File name before the date. */
  name: string
}

/** Button that exports all rows of the current search and filters as a CSV file. A bar under the toolbar shows the progress. */
export function ExportButton<Item, Query extends PageQuery>(file: ExportButtonProps<Item, Query>) {
  const { exportCsv } = useStore($tableMessages)
  const { page, error } = useStore(file.list.$view)
  const host = useHost()
  const root = host.shadowRoot
  const [running, setRunning] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // The page's way to export, such as the panel's search. A canceled event is taken.
  useEffect(() => {
    const start = (event: Event) => {
      event.preventDefault()
      setRunning(true)
    }
    host.addEventListener('export-csv', start)
    return () => host.removeEventListener('export-csv', start)
  }, [host])

  const close = () => {
    // The bar is about to close: keep the focus.
    if (root?.activeElement?.closest('.pe-export')) button.current?.focus()
    setRunning(false)
  }

  return (
    <>
      <Button
        buttonRef={button}
        look="outline"
        icon={<ArrowDownload20Regular />}
        off={running || !(page ? page.total : !error)}
        onClick={() => setRunning(true)}
      >
        <span className="pe-tool-label">{exportCsv}</span>
      </Button>
      {running && root && <ExportBar run={(save, options) => save({ ...file, ...options, root })} close={close} />}
    </>
  )
}

import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $csvExportMessages } from '../../../../core/i18n/parts/csv-export.ts'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { notify } from '../../feedback/toast/notify.ts'
import css from './export-bar.css?inline'
import { saveCsv, type SaveOptions } from './save-csv.ts'

setStyles('export-bar', css)

interface ExportBarProps {
  /** Calls `save` for the list of the bar. Resolves to the number of rows. */
  run: (save: typeof saveCsv, options: SaveOptions) => Promise<number>
  close: () => void
}

/** Progress bar of an export. Mounting starts the export, unmounting aborts it. */
export function ExportBar({ run, close }: ExportBarProps) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const messages = useStore($csvExportMessages)
  const { retry } = useStore($loadErrorMessages)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    run(saveCsv, { signal, tell: setProgress }).then(
      (count) => {
        notify('success', $csvExportMessages.get().done({ count }))
        close()
      },
      (error: unknown) => {
        if (signal.aborted) return
        console.error(error)
        setFailed(true)
      },
    )
    return () => controller.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a file is made of what was shown when it was asked for
  }, [attempt])

  if (failed)
    return (
      <div className="pe-export" role="alert" part="export">
        <p>{messages.failed}</p>
        <Button
          look="outline"
          onClick={() => {
            setFailed(false)
            setProgress(undefined)
            setAttempt(attempt + 1)
          }}
        >
          <span>{retry}</span>
        </Button>
        <Button icon={<Dismiss20Regular />} aria-label={messages.close} onClick={close} />
      </div>
    )
  const text = progress ? messages.progress(progress) : messages.starting
  return (
    <div className="pe-export" part="export">
      <p role="status">{text}</p>
      <progress aria-label={messages.starting} max={progress?.total} value={progress?.done} />
      <Button look="outline" onClick={close}>
        <span>{messages.cancel}</span>
      </Button>
    </div>
  )
}

import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $csvExportMessages = i18n('csvExport', {
  starting: 'Exporting the rows',
  progress: params('Exporting {done} of {total} rows'),
  cancel: 'Cancel the export',
  done: params('Rows exported: {count}'),
  failed: 'The rows could not be exported. No file was saved.',
  close: 'Close',
})

import { i18n } from '../i18n.ts'

export const $columnsMenuMessages = i18n('columnsMenu', {
  underName: 'under the name',
  allColumns: 'Show all columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
})

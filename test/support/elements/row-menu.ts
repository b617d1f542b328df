import { click } from '../pointer.ts'
import { within } from '../screen.ts'
import { until } from '../until.ts'

const menuOf = (row: HTMLElement) => row.querySelector<HTMLElement>('[part=row-menu]')!

export const moreOf = (row: HTMLElement): HTMLElement => within(row).getByShadowRole('button', { name: /^More about / })

/** Opens the menu of a row on a phone. */
export async function openRowMenu(row: HTMLElement): Promise<void> {
  await click(moreOf(row))
  await within(row).findByShadowRole('button', { name: /^Show (all|fewer) values$/ })
}

export const rowMenuClosed = (row: HTMLElement): Promise<void> =>
  until(() => !menuOf(row).matches(':popover-open') && menuOf(row).childElementCount === 0, 'The menu stays open')

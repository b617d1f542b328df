import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readSettings, storedSettings } from '../../../src/core/theme/stored-settings.ts'

const storageOf = (stored: Record<string, string>) => ({ read: (key: string) => stored[key] })

const defaults = {
  layout: 'Dubai',
  layoutType: undefined,
  sidebarType: undefined,
  iconType: 'stroke-svg',
  defaultColor: '#7366ff',
  secondaryColor: '#f73164',
  mix: 'light-only',
}

describe('the stored settings', () => {
  it('stand under the keys of the specification', () => {
    assert.deepEqual(
      Object.values(storedSettings).map(({ key }) => key),
      ['layout', 'layout_type', 'sidebar_layout', 'sidebar_icon_type', 'default_color', 'secondary_color', 'mix_background_layout'],
    )
  })

  it('are the defaults where nothing is stored', () => assert.deepEqual(readSettings(storageOf({})), defaults))

  it('are the defaults where what is stored means nothing', () => {
    for (const nonsense of ['', 'undefined', 'null', '{}', '#12345', '#gggggg', 'red', 'toString']) {
      const stored = Object.fromEntries(Object.values(storedSettings).map(({ key }) => [key, nonsense]))
      assert.deepEqual(readSettings(storageOf(stored)), defaults, nonsense)
    }
  })

  it('are read as they were chosen', () => {
    const chosen = {
      layout: 'New York',
      layout_type: 'rtl',
      sidebar_layout: 'horizontal-wrapper',
      sidebar_icon_type: 'fill-svg',
      default_color: '#0B7A3B',
      secondary_color: '#112233',
      mix_background_layout: 'dark-sidebar',
    }
    assert.deepEqual(readSettings(storageOf(chosen)), {
      layout: 'New York',
      layoutType: 'rtl',
      sidebarType: 'horizontal-wrapper',
      iconType: 'fill-svg',
      defaultColor: '#0b7a3b',
      secondaryColor: '#112233',
      mix: 'dark-sidebar',
    })
  })
})

import { useStore } from '@nanostores/react'
import { layouts } from '../../../core/theme/layouts.ts'
import { $iconType, $layoutType, $mix, $settings } from '../../../core/theme/settings.ts'
import { chooseLayout, chooseSidebarType, sidebarTypeOf } from '../layout-shapes.ts'
import { Icon } from '../../parts/icon.tsx'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'
import { $pageDirection } from '../page-direction.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { LayoutThumbnail } from './layout-thumbnail.tsx'

/** Renders all settings that have a fixed set of values. */
export function Choices() {
  const words = useStore($customizerMessages)
  const { layout, sidebarType } = useStore($settings)
  const direction = useStore($pageDirection)
  return (
    <>
      <ChoiceGroup
        legend={words.layout}
        value={layout}
        onChoice={chooseLayout}
        options={layouts.map((value) => ({ value, label: value, picture: <LayoutThumbnail layout={value} /> }))}
      />
      <ChoiceGroup
        legend={words.layoutType}
        value={useStore($layoutType) ?? direction}
        onChoice={(value) => $layoutType.set(value)}
        options={[
          { value: 'ltr', label: words.ltr },
          { value: 'rtl', label: words.rtl },
          { value: 'box', label: words.box },
        ]}
      />
      <ChoiceGroup
        legend={words.sidebarType}
        value={sidebarType ?? sidebarTypeOf(layout)}
        onChoice={chooseSidebarType}
        options={[
          { value: 'horizontal-wrapper', label: words.horizontal },
          { value: 'compact-wrapper', label: words.compact },
        ]}
      />
      <ChoiceGroup
        legend={words.iconType}
        value={useStore($iconType)}
        onChoice={(value) => $iconType.set(value)}
        options={[
          { value: 'stroke-svg', label: words.stroke, picture: <Icon name="subscriptions" /> },
          { value: 'fill-svg', label: words.fill, picture: <Icon name="subscriptions" kind="fill" /> },
        ]}
      />
      <ChoiceGroup
        legend={words.mix}
        value={useStore($mix)}
        onChoice={(value) => $mix.set(value)}
        options={[
          { value: 'light-only', label: words.lightOnly },
          { value: 'dark-sidebar', label: words.darkSidebar },
          { value: 'dark-only', label: words.darkOnly },
        ]}
      />
    </>
  )
}

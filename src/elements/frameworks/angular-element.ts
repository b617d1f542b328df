import {
  afterNextRender,
  Directive,
  ElementRef,
  inject,
  InjectionToken,
  type FactoryProvider,
  type OnChanges,
  type SimpleChanges,
} from '@angular/core'
import { isKnown, noteProperty, registerElement } from './bare-element.ts'

/** Attributes by property, such as `doctorId: 'doctor-id'`. */
export type Attributes = Readonly<Record<string, string>>

export type Load<Module = unknown> = () => Promise<Module>

const CONFIGURE = new InjectionToken<Load>('Configuration of Practice Elements')

/** Provides the settings of `configure()`. Its module loads with the first element, not with the application. */
export function provideConfiguration<Settings>(
  settings: () => Settings,
  load: Load<{ configure: (settings: Settings) => void }>,
): FactoryProvider {
  const useFactory = () => {
    const given = settings()
    let configured: Promise<void> | undefined
    return () => (configured ??= load().then(({ configure }) => configure(given)))
  }
  return { provide: CONFIGURE, useFactory }
}

/**
 * Base of the Angular directives of all elements; works on servers and with hydration.
 * The element is registered after the first render, so that no event precedes its listeners, and no change a veto.
 * An input that is null or undefined is not known yet: the element waits.
 */
@Directive()
export abstract class AngularElement implements OnChanges {
  protected abstract readonly attributes: Attributes
  protected abstract readonly register: Load
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement

  constructor() {
    const configure = inject(CONFIGURE, { optional: true })
    afterNextRender(() => {
      void registerElement(this.element, async () => {
        await configure?.()
        await this.register()
      })
    })
  }

  ngOnChanges(changes: SimpleChanges): void {
    for (const [property, { currentValue }] of Object.entries(changes)) {
      const attribute = this.attributes[property] ?? property
      const known = isKnown(currentValue)
      if (known) this.element.setAttribute(attribute, String(currentValue))
      else this.element.removeAttribute(attribute)
      if (typeof document !== 'undefined') noteProperty(this.element, property, known)
    }
  }
}

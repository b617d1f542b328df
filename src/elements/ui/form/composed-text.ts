import { useRef, type CompositionEvent, type InputEvent } from 'react'
import { isComposed } from '../../../core/forms/input-method.ts'

/** Tracks if an input method is composing text in the form. After a composition it calls `check` with the field's name and text. */
export function useComposedText(check: (name: string, value: string) => void) {
  const composing = useRef(false)
  return {
    isComposing: () => composing.current,
    // Capture phase: runs before the field's own handler, which checks the text.
    onInputCapture: ({ nativeEvent }: InputEvent) => {
      composing.current = isComposed(nativeEvent)
    },
    onCompositionEndCapture: ({ target }: CompositionEvent) => {
      composing.current = false
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) check(target.name, target.value)
    },
  }
}

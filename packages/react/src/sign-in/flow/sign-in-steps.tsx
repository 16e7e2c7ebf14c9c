import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { CardSkeleton } from '../../page/card-skeleton'
import { Lazy, lazy, lazyWithMessages } from '../../page/lazy'
import { useHistoryStep } from './use-history-step'
import { SignInFlowContext, type SignInStep } from './use-sign-in-flow'

/** Loaded while the email is being sent. */
export const lazyEmailCodeStep = /* @__PURE__ */ lazy(
  async () => (await import('./email-code-step')).EmailCodeStep,
)

/** Loaded for users with two-factor authentication, with its messages. */
const lazySecondFactorStep = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./second-factor-step')).SecondFactorStep,
  loadPageTexts,
)

/** Props of {@link SignInSteps}. */
export interface SignInStepsProps {
  /** Distinguishes the sign-in methods of one page that have steps of their own. @default 'step' */
  name?: string | undefined
  /** The sign-in methods. */
  children: ReactNode
  /** Called when a sign-in call starts and ends; two may be pending at a time. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /** Called when the user gives up a step. @default returns to the sign-in methods */
  onGiveUp?: (() => void) | undefined
}

/** The sign-in methods, replaced by the next step that one of them requires. */
export function SignInSteps({ name = 'step', children, ...events }: SignInStepsProps) {
  const { onPendingChange, onGiveUp } = events
  const [step, ask, goBack] = useHistoryStep<SignInStep>(name, !!onGiveUp)
  const hadStep = useRef(false)
  const methods = useRef<HTMLDivElement>(null)

  const flow = useMemo(
    () => ({
      ask,
      async during<T>(call: () => Promise<T>): Promise<T> {
        onPendingChange?.(true)
        try {
          return await call()
        } finally {
          onPendingChange?.(false)
        }
      },
    }),
    [ask, onPendingChange],
  )

  // The control that had the focus is gone.
  useEffect(() => {
    if (hadStep.current && !step) methods.current?.querySelector('input')?.focus()
    hadStep.current = !!step
  }, [step])
  return (
    <SignInFlowContext.Provider value={flow}>
      {/* Stays mounted behind the step, with all typed values. */}
      <div ref={methods} hidden={!!step}>
        {children}
      </div>
      {step && (
        <Suspense fallback={<CardSkeleton fields={1} />}>
          {step.kind === 'email-code' ? (
            <Lazy component={lazyEmailCodeStep} props={{ ...step, onBack: onGiveUp ?? goBack }} />
          ) : (
            <Lazy
              component={lazySecondFactorStep}
              props={{ ...step, onBack: onGiveUp ?? goBack }}
            />
          )}
        </Suspense>
      )}
    </SignInFlowContext.Provider>
  )
}

import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { CardSkeleton } from '../../page/card-skeleton'
import { Lazy, lazy } from '../../page/lazy'
import { SignInFlowContext, type SignInStep } from './use-sign-in-flow'

/** Loaded while the email is being sent. */
export const lazyEmailCodeStep = /* @__PURE__ */ lazy(
  async () => (await import('./email-code-step')).EmailCodeStep,
)

/** Loaded for users with two-factor authentication. */
const lazySecondFactorStep = /* @__PURE__ */ lazy(
  async () => (await import('./second-factor-step')).SecondFactorStep,
)

/** Props of {@link SignInSteps}. */
export interface SignInStepsProps {
  /** The sign-in methods. */
  children: ReactNode
  /** Called when a sign-in call starts and ends; two may be pending at a time. */
  onPendingChange?: (isPending: boolean) => void
  /** Called when the user gives up a step. @default returns to the sign-in methods */
  onGiveUp?: () => void
}

/** The sign-in methods, replaced by the next step that one of them requires. */
export function SignInSteps({ children, onPendingChange, onGiveUp }: SignInStepsProps) {
  const [step, setStep] = useState<SignInStep | null>(null)
  const [isBack, setBack] = useState(false)
  const methods = useRef<HTMLDivElement>(null)

  const flow = useMemo(
    () => ({
      ask: setStep,
      async during<T>(call: () => Promise<T>): Promise<T> {
        onPendingChange?.(true)
        try {
          return await call()
        } finally {
          onPendingChange?.(false)
        }
      },
    }),
    [onPendingChange],
  )

  // The button that had the focus is gone.
  useEffect(() => {
    if (isBack && !step) methods.current?.querySelector('input')?.focus()
  }, [isBack, step])

  function goBack() {
    if (onGiveUp) return onGiveUp()
    setBack(true)
    setStep(null)
  }

  return (
    <SignInFlowContext.Provider value={flow}>
      {/* Stays mounted behind the step, with all typed values. */}
      <div ref={methods} hidden={step !== null}>
        {children}
      </div>
      {step && (
        <Suspense fallback={<CardSkeleton fields={1} />}>
          {step.kind === 'email-code' ? (
            <Lazy component={lazyEmailCodeStep} props={{ ...step, onBack: goBack }} />
          ) : (
            <Lazy component={lazySecondFactorStep} props={{ ...step, onBack: goBack }} />
          )}
        </Suspense>
      )}
    </SignInFlowContext.Provider>
  )
}

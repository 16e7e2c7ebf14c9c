import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { CardSkeleton } from '../../page/card-skeleton'
import { Lazy, lazy } from '../../page/lazy'
import { SignInFlowContext, type SignInStep } from './use-sign-in-flow'

/** Loaded while the mail is being sent. */
export const lazyEmailCodeStep = /* @__PURE__ */ lazy(
  async () => (await import('./email-code-step')).EmailCodeStep,
)

/** Loaded for those who have a second factor. */
const secondFactorStepCode = /* @__PURE__ */ lazy(
  async () => (await import('./second-factor-step')).SecondFactorStep,
)

/** Props of {@link SignInSteps}. */
export interface SignInStepsProps {
  children: ReactNode
  /** Hears when a call that signs in starts and ends; there may be two of them at a time. */
  onPendingChange?: (isPending: boolean) => void
  /** Where a step that is given up leads. @default back to the ways, as they were left */
  onGiveUp?: () => void
}

/** The ways to sign in, and in their place the further step that one of them asks for. */
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

  // The button of the step is gone, and the focus with it.
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
      {/* Waits behind the step, with all that was typed. */}
      <div ref={methods} hidden={step !== null}>
        {children}
      </div>
      {step && (
        <Suspense fallback={<CardSkeleton fields={1} />}>
          {step.kind === 'email-code' ? (
            <Lazy code={lazyEmailCodeStep} props={{ ...step, onBack: goBack }} />
          ) : (
            <Lazy code={secondFactorStepCode} props={{ ...step, onBack: goBack }} />
          )}
        </Suspense>
      )}
    </SignInFlowContext.Provider>
  )
}

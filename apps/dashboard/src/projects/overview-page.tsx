import type { AdminOwnedProject } from '@app/core/admin'
import { Suspense } from 'react'
import { useFreshFigures, useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Metrics } from '../metrics/metrics'
import { MetricsSkeleton } from '../metrics/metrics-skeleton'
import { serviceUrl } from '../service-url'
import { CopyableFact } from '../ui/copyable-fact'
import { formatDay } from '../ui/format'
import { DetailsForm } from './details-form'
import { ProductionMode } from './production-mode'
import { ProjectDeletion } from './project-deletion'

/** Overview of a project: its figures, production mode, name and deletion. */
export function OverviewPage() {
  const project = useProject()
  useFreshFigures()
  const { isProductionMode } = project
  return (
    <Page
      title={project.displayName}
      lead={project.description || undefined}
      badge={
        <span className={isProductionMode ? 'badge good' : 'badge'}>
          {isProductionMode ? 'Production' : 'Development'}
        </span>
      }
    >
      <Suspense fallback={<MetricsSkeleton />}>
        <Metrics project={project} />
      </Suspense>
      <Facts project={project} />
      <ProductionMode project={project} />
      <DetailsForm project={project} />
      <ProjectDeletion project={project} />
    </Page>
  )
}

function Facts({ project }: { project: AdminOwnedProject }) {
  return (
    <dl className="card facts">
      <div>
        <dt>Users</dt>
        <dd>{project.userCount.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>{formatDay(project.createdAt)}</dd>
      </div>
      <CopyableFact label="Project ID" name="project ID" text={project.id} />
      <CopyableFact label="Service URL" name="service URL" text={serviceUrl} />
    </dl>
  )
}

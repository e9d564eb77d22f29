interface Of {
  readonly applicationId?: string | undefined;
  readonly jobId: string;
}

/** Where the team reads the application; mails queued before they named it know the job alone. */
export const candidatePage = ({ applicationId, jobId }: Of) =>
  applicationId
    ? (`/admin/recruiter/candidates/${applicationId}` as const)
    : (`/admin/recruiter/jobs/${jobId}/board` as const);

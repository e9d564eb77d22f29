import { createBrowserRouter, Navigate, redirect } from 'react-router';
import { AppRoot } from './app-root.tsx';
import { NotFoundScreen } from './error-screens.tsx';
import { OnlyVisitors, SignedIn, UnknownInside } from './guards.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { RecruiterLayout } from './layouts/recruiter-layout.tsx';
import { TalentLayout } from './layouts/talent-layout.tsx';
import { LoadingPage } from './loading-page.tsx';
import { paths, to } from './paths.ts';
import { RouteFailure } from './route-failure.tsx';

import { screen } from './screen.ts';

/** Screens behind the login and the forms to get in. Public pages are in `public-routes.tsx`. */
export const router = createBrowserRouter([
  {
    Component: AppRoot,
    ErrorBoundary: RouteFailure,
    HydrateFallback: LoadingPage,
    children: [
      {
        Component: AuthLayout,
        children: [
          {
            Component: OnlyVisitors,
            children: [
              { path: paths.login, lazy: screen(() => import('../features/accounts/login.page.tsx'), 'LoginPage') },
              {
                path: paths.register,
                lazy: screen(() => import('../features/accounts/register.page.tsx'), 'RegisterPage'),
              },
              {
                path: paths.forgotPassword,
                lazy: screen(() => import('../features/accounts/forgot-password.page.tsx'), 'ForgotPasswordPage'),
              },
              {
                path: paths.emailVerification,
                lazy: screen(() => import('../features/accounts/email-verification.page.tsx'), 'EmailVerificationPage'),
              },
            ],
          },
          {
            path: paths.resetPassword,
            lazy: screen(() => import('../features/accounts/reset-password.page.tsx'), 'ResetPasswordPage'),
          },
          {
            path: paths.verifyEmail,
            lazy: screen(() => import('../features/accounts/verify-email.page.tsx'), 'VerifyEmailPage'),
          },
          {
            path: paths.invitation,
            lazy: screen(() => import('../features/companies/invitation.page.tsx'), 'InvitationPage'),
          },
          {
            path: paths.verifyCompany,
            lazy: screen(() => import('../features/companies/verify-company.page.tsx'), 'VerifyCompanyPage'),
          },
          {
            path: paths.changeEmail,
            lazy: screen(() => import('../features/accounts/change-email.page.tsx'), 'ChangeEmailPage'),
          },
        ],
      },
      {
        lazy: screen(() => import('./layouts/plain-layout.tsx'), 'PlainLayout'),
        children: [
          {
            path: paths.completeRegistration,
            lazy: screen(
              () => import('../features/recruiters/complete-registration.page.tsx'),
              'CompleteRegistrationPage',
            ),
          },
        ],
      },
      {
        element: (
          <SignedIn area="RECRUITER">
            <RecruiterLayout />
          </SignedIn>
        ),
        children: [
          { path: paths.board, lazy: screen(() => import('../features/funnel/board.page.tsx'), 'BoardPage') },
          {
            path: paths.recruiterHome,
            lazy: screen(() => import('../features/metrics/recruiter-home.page.tsx'), 'RecruiterHomePage'),
          },
          {
            path: paths.recruiterJobs,
            lazy: screen(() => import('../features/jobs/recruiter-jobs.page.tsx'), 'RecruiterJobsPage'),
          },
          {
            path: paths.recruiterProfile,
            lazy: screen(() => import('../features/recruiters/recruiter-profile.page.tsx'), 'RecruiterProfilePage'),
          },
          {
            path: paths.recruiterTeam,
            lazy: screen(() => import('../features/companies/team.page.tsx'), 'TeamPage'),
          },
          {
            path: paths.recruiterSettings,
            lazy: screen(() => import('../features/companies/company-settings.page.tsx'), 'CompanySettingsPage'),
          },
          { path: paths.candidate, lazy: screen(() => import('./candidate-link.tsx'), 'CandidateLink') },
          {
            path: paths.recruiterSecurity,
            lazy: screen(() => import('../features/accounts/security.page.tsx'), 'SecurityPage'),
          },
          { path: paths.newJob, lazy: screen(() => import('../features/jobs/wizard.page.tsx'), 'NewJobPage') },
          { path: paths.editJob, lazy: screen(() => import('../features/jobs/wizard.page.tsx'), 'EditJobPage') },
          {
            path: paths.recruiterPrivacy,
            lazy: screen(() => import('../features/privacy/privacy.page.tsx'), 'PrivacyPage'),
          },
          {
            path: paths.recruiterDataRequests,
            lazy: screen(() => import('../features/privacy/request-queue.page.tsx'), 'RequestQueuePage'),
          },
          {
            path: paths.recruiterDataRequest,
            lazy: screen(() => import('../features/privacy/data-request-detail.page.tsx'), 'DataRequestDetailPage'),
          },
          {
            path: paths.recruiterRetention,
            lazy: screen(() => import('../features/privacy/retention.page.tsx'), 'RetentionPage'),
          },
          // A job's own address leads to its board, where the work is.
          { path: paths.recruiterJob, loader: ({ params }) => redirect(to(paths.board, { id: params.id ?? '' })) },
        ],
      },
      {
        lazy: screen(() => import('./layouts/expert-area.tsx'), 'ExpertArea'),
        children: [
          {
            path: paths.expertHome,
            lazy: screen(() => import('../features/evaluations/expert-home.page.tsx'), 'ExpertHomePage'),
          },
          {
            path: paths.expertSecurity,
            lazy: screen(() => import('../features/accounts/security.page.tsx'), 'SecurityPage'),
          },
          {
            path: paths.expertPrivacy,
            lazy: screen(() => import('../features/privacy/privacy.page.tsx'), 'PrivacyPage'),
          },
        ],
      },
      {
        element: (
          <SignedIn area="POTENTIAL">
            <TalentLayout />
          </SignedIn>
        ),
        children: [
          {
            path: paths.talentHome,
            lazy: screen(() => import('../features/talents/talent-home.page.tsx'), 'TalentHomePage'),
          },
          {
            path: paths.talentPrivacy,
            lazy: screen(() => import('../features/privacy/privacy.page.tsx'), 'PrivacyPage'),
          },
          {
            path: paths.talentSecurity,
            lazy: screen(() => import('../features/accounts/security.page.tsx'), 'SecurityPage'),
          },
          // The applications are on the home screen.
          { path: paths.talentApplications, element: <Navigate to={paths.talentHome} replace /> },
        ],
      },
      {
        path: '/dev/ui',
        lazy: screen(() => import('../features/dev/ui-gallery.page.tsx'), 'UiGalleryPage'),
      },
      // Addresses cut short. The login leads whoever is in already to their home.
      { path: '/admin', element: <Navigate to={paths.login} replace /> },
      ...[paths.recruiterHome, paths.talentHome, paths.expertHome].map((home) => ({
        path: home.replace(/\/home$/, ''),
        element: <Navigate to={home} replace />,
      })),
      { path: '/admin/interview/*', Component: NotFoundScreen },
      { path: '/admin/*', Component: UnknownInside },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]);

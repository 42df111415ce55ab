export default function ApplicantDashboard() {
  return <main>ApplicantDashboard</main>;
}

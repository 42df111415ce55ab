export default function ApplicantPreferance() {
  return <main>ApplicantPreferance</main>;
}
